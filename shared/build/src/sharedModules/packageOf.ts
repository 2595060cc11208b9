/** The package that a shared request belongs to: `@territori/ui/table` and `@territori/ui/` are of `@territori/ui`. */
export function packageOf(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
