export function withLock(file: string, work: () => Promise<void> | void, onWait: (pid: string) => void): Promise<void>
