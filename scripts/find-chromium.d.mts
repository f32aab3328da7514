export const chromiumArguments: readonly string[]
export function findChromium(environment?: NodeJS.ProcessEnv): string | undefined
