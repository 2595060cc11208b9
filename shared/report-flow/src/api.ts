export { ApiModal, type ApiModalProps } from './api/ApiModal.tsx';
export { CodeSample } from './api/CodeSample.tsx';
export { codeSamples } from './api/codeSamples.ts';
export { type ServiceLinks, serviceLinks, serviceParameters } from './api/serviceLinks.ts';
