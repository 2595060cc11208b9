// for the tests of shared/ui, which the tools of build are built on
export { chromiumOfTests } from '@territori/build/trial/chromium';
