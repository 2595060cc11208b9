type Packages = 'data' | 'serving' | 'development';
export function runInstallation(root: string, ...options: string[]): void;
export function installPackages(root: string, packages: Packages): void;
export function installBeside(root: string, packages: Packages): Promise<void>;
