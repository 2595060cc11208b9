export { ApiModal, type ApiModalProps } from './api/ApiModal.tsx';
