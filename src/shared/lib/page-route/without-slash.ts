export function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}
