export { Modal, type ModalProps } from './dialog/Modal.tsx';
export { ReadMore, type ReadMoreProps } from './dialog/ReadMore.tsx';
