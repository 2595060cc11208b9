export { Modal, type ModalProps } from './Modal.tsx';
export { ReadMore, type ReadMoreProps } from './ReadMore.tsx';
