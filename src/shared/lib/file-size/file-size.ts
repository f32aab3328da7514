import { numberFormat } from '../formats'
import type { Locale } from '../i18n'

const kilobyte = 1024
const megabyte = kilobyte * 1024

/**
 * A file's size for people, in KB below one megabyte and in MB from there (specification, section 9).
 *
 * @param bytes whole bytes; less than a kilobyte that is not nothing reads "1 KB"
 */
export function formatFileSize(bytes: number, locale: Locale = 'en-US'): string {
  const megabytes = Math.round((bytes / megabyte) * 10) / 10
  if (bytes >= megabyte || megabytes >= 1) {
    return `${numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(megabytes)} MB`
  }
  return `${numberFormat(locale, {}).format(Math.ceil(bytes / kilobyte))} KB`
}
