export { ApiModal, type ApiModalProps } from './ApiModal.tsx';
export { CodeSamples } from './CodeSamples.tsx';
export { codeSamples, type SampleCall } from './codeSamples.ts';
export { ServiceAddresses } from './ServiceAddresses.tsx';
export { ServiceParameters } from './ServiceParameters.tsx';
export { type ServiceLinks, serviceLinks, serviceParameters } from './serviceLinks.ts';
