import { newPasswordLimits } from '#contract/platform-limits'
import type { Text } from '../../../domain/text'
import type { Person } from '../person'

/** The person who chooses a password; their names must not be the password. */
export type PasswordOwner = Pick<Person, 'email' | 'firstName' | 'lastName'>

const product = 'yardhand'
const MIN_LENGTH = newPasswordLimits.minLength
/** Shorter names occur in too many words. */
const MIN_NAME_LENGTH = 3

const tooShort = { en: `Use at least ${MIN_LENGTH} characters.`, es: `Use al menos ${MIN_LENGTH} caracteres.` }
const common = {
  en: 'Too many people use this password. Try a few words that do not belong together.',
  es: 'Demasiadas personas tienen esta contraseña. Pruebe con algunas palabras sin relación entre sí.',
}
const repeated = {
  en: 'This password repeats something short. Try a few words that do not belong together.',
  es: 'Esta contraseña repite algo corto. Pruebe con algunas palabras sin relación entre sí.',
}
const inARow = {
  en: 'This password is mostly keys in a row. Try a few words that do not belong together.',
  es: 'Esta contraseña consiste casi solo en teclas seguidas. Pruebe con algunas palabras sin relación entre sí.',
}
const ownName = {
  en: 'This is mostly a name that others know: yours, your e-mail’s or the product’s. Choose something else.',
  es: 'Es casi solo un nombre que otros conocen: el suyo, el de su correo o el del producto. Elija otra cosa.',
}

/**
 * Checks a new password: it is long enough, and none of those that attackers try first (behaviour, section 3).
 * @returns why it is refused; undefined if it is accepted
 */
export async function checkNewPassword(password: string, owner: PasswordOwner): Promise<Text | undefined> {
  return reasonAgainst(password, owner, await commonPasswords())
}

/** @param commonOnes in lower case; see `checkNewPassword` */
export function reasonAgainst(
  password: string,
  owner: PasswordOwner,
  commonOnes: ReadonlySet<string>,
): Text | undefined {
  if ([...password.normalize('NFC')].length < MIN_LENGTH) return tooShort
  const folded = fold(password)
  const unit = repeatedUnit(folded)
  if ([...variantsOf(folded), ...variantsOf(unit)].some((variant) => commonOnes.has(variant))) return common
  if ([...unit].length < MIN_LENGTH) return repeated
  if (countUnpredictable(folded) < 4) return inARow
  return isMostlyNames(folded, namesOf(owner)) ? ownName : undefined
}

/** Removes case and accents, which do not make a password harder to guess. */
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** A password, and what remains of it without what people add to an easy one. */
function variantsOf(password: string): string[] {
  const joined = password.replace(/[^\p{L}\p{N}]/gu, '')
  return [password, joined, trimmed(password), trimmed(joined)]
}

const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** The shortest text whose repetition results in this one; the last repetition may be incomplete. */
function repeatedUnit(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    if (text.startsWith(text.slice(length))) return text.slice(0, length)
  }
  return text
}

/** The alphabet, and the keyboard along its rows and down its columns. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm', '1qaz2wsx3edc4rfv5tgb6yhn7ujm']

const areNeighbours = (pair: string, turned: string) => rows.some((row) => row.includes(pair) || row.includes(turned))

/** Counts the characters that are neither the same as the previous one nor next to it in a row. */
function countUnpredictable(text: string): number {
  const keys = [...text]
  return keys.filter((key, index) => {
    const before = keys[index - 1]
    return before === undefined || (key !== before && !areNeighbours(before + key, key + before))
  }).length
}

function namesOf({ email, firstName, lastName }: PasswordOwner): string[] {
  const [mailbox = ''] = email.split('@')
  const words = [product, mailbox, firstName, lastName].flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
  const letters = [email, ...words].map((word) => fold(word).replace(/[^\p{L}\p{N}]/gu, ''))
  return [...new Set(letters)]
    .filter((name) => name.length >= MIN_NAME_LENGTH)
    .sort((one, other) => other.length - one.length)
}

/** Whether names are at least half of the password's letters and digits. */
function isMostlyNames(password: string, names: readonly string[]): boolean {
  const text = password.replace(/[^\p{L}\p{N}]/gu, '')
  const others = names.reduce((remaining, name) => remaining.replaceAll(name, ' '), text).replaceAll(' ', '')
  return others.length <= text.length / 2
}

let loaded: Promise<ReadonlySet<string>> | undefined

/** About 49,000 common passwords in lower case; loaded at the first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']))
  return loaded
}
