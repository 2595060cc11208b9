export { CodeSample, type CodeSampleProps } from './CodeSample.tsx';
export { copyText } from './copyText.ts';
