export function hashOf(root: string, paths: string[], extra?: string[]): string
export function filesBelow(root: string, path: string): string[]
export function isStamped(file: string, value: string): boolean
export function stamp(file: string, value: string): void
