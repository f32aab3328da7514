const scheme = /\b[a-z][a-z0-9+.-]{1,19}:\/\/\S|\b(?:javascript|vbscript|mailto|xmpp|callto):\S|\bdata:[a-z]+\/[a-z]/i
const host =
  /\bwww\d?\.\S|\b(?:[a-z0-9][a-z0-9-]*\.)+(?:com|net|org|info|biz|edu|gov|example|test|dev|app|online|site|shop|store|xyz|top|club|link|click|cloud|page)\b/i
/** Of countries, in lower case and with a path or another part before: a missing space after a full stop makes no address. */
const national = /\b[a-z0-9][a-z0-9-]*\.(?:[a-z0-9-]+\.)?[a-z]{2}\/\S/
const mailbox = /[\p{L}\d]@[\p{L}\d]/u
/** As people write them so that programs do not find them. */
const disguisedDot = /\s*(?:\[\s*\.\s*\]|\(\s*\.\s*\)|\[\s*dot\s*\]|\(\s*dot\s*\)|[。．｡])\s*/giu

/** Whether a text has an address of the web or of e-mail, in whatever disguise. */
export function hasWebAddress(text: string): boolean {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(disguisedDot, '.')
    .normalize('NFKC')
  return [scheme, host, national, mailbox].some((pattern) => pattern.test(plain))
}
