export { CodeSample, type CodeSampleProps } from './code/CodeSample.tsx';
export { copyText } from './code/copyText.ts';
