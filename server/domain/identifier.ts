/** What Unicode has shown as nothing. Texts need some of it, as between letters of some scripts; numbers need none. */
const ignorable = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu
/** Also ends of lines and what controls devices, and the Braille pattern without dots. */
const blanks = /[\s\p{Cc}\u2800]+/gu
const hyphens = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
/** The letters, digits and signs of ASCII as wide as East Asian ones. */
const wide = /[\uff01-\uff5e]/g

const PLAIN = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/

export const withoutIgnorable = (text: string): string => text.replace(ignorable, '')

/**
 * The one way in which the number of a part or machine is stored: without what nobody sees, with every blank and every
 * hyphen the usual one, and with letters and digits of the usual width.
 */
export const visibleIdentifier = (text: string): string =>
  PLAIN.test(text)
    ? text
    : withoutIgnorable(text)
        .normalize('NFC')
        .replace(hyphens, '-')
        .replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
        .replace(blanks, ' ')
        .trim()
