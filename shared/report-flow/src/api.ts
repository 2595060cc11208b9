export { ApiModal, type ApiModalProps } from './api/ApiModal.tsx';
export { CodeSamples } from './api/CodeSamples.tsx';
export { ServiceAddresses } from './api/ServiceAddresses.tsx';
export { ServiceParameters } from './api/ServiceParameters.tsx';
export { type ServiceLinks, serviceLinks, serviceParameters } from './api/serviceLinks.ts';
