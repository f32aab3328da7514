let loaded: Promise<ReadonlySet<string>> | undefined

/** About 49,000 common passwords in lower case; loaded at the first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loaded
}
