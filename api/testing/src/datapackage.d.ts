/** The part of the validator of data packages that the tests use. */
declare module 'datapackage' {
  export interface Resource {
    readonly name: string;
    readonly tabular: boolean;
    read(options: { readonly keyed: boolean; readonly relations: boolean }): Promise<object[]>;
  }
  export class Package {
    static load(descriptor: string): Promise<Package>;
    readonly valid: boolean;
    readonly errors: readonly Error[];
    readonly resources: readonly Resource[];
  }
}
