/** A monolith has no runtime that could show its sections to the tools of Module Federation. */
export function registerWithFederation(): void {}
