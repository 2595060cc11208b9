export function runInstallation(root: string, ...options: string[]): void;
export function installPackages(root: string, development: boolean): void;
