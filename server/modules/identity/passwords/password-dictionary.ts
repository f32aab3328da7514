let loaded: Promise<ReadonlySet<string>> | undefined

/** Some 49,000 passwords that many people have, in lower case. Read at the first use and kept. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loaded
}
