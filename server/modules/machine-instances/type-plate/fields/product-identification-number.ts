const LENGTH = 17
/** Letters that it never has, because they look like digits (ISO 10261, ISO 3779), and those digits. */
const lookAlikes: Record<string, string> = { O: '0', Q: '0', I: '1' }

/** Whether a text is a product or vehicle identification number. */
export const isPin = (text: string): boolean => text.length === LENGTH && /^[A-HJ-NPR-Z0-9]+\d{4}$/.test(text)

/** A product identification number as it must be where it was read with letters that it never has; undefined for all else. */
export function pinOf(read: string): string | undefined {
  const signs = read.replaceAll(/\s+/g, '').toUpperCase()
  const [number, longer] = [signs, signs.replace(/[OQI](?=\d)|(?<=\d)[OQI]/, '')].map((text) =>
    text.replaceAll(/[OQI]/g, (letter) => lookAlikes[letter] ?? letter),
  )
  // A round zero is also read as two signs.
  return [number, longer].find((text) => text !== undefined && isPin(text))
}
