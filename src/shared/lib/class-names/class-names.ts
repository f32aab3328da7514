/** Joins class names, leaving out what is false or empty: `cx('card', isOpen && 'open')`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
