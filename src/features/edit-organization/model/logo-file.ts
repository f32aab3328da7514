/** Why a chosen file cannot be a logo; a key of the texts. */
export type LogoMistake = 'noPicture' | 'tooLarge' | 'emptyFile'

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']

/** What the browser's file dialog offers. */
export const acceptedPictures = pictureTypes.join(',')

/** "PNG, JPEG, WebP or SVG of at most 2 MB" (the contract's LogoUpload), in bytes. */
const largestLogo = 2 * 1024 * 1024

/** What speaks against a file before it is sent; the server looks inside. */
export function mistakeInLogo({ type, size }: Pick<File, 'type' | 'size'>): LogoMistake | undefined {
  if (!pictureTypes.includes(type)) return 'noPicture'
  if (size === 0) return 'emptyFile'
  return size > largestLogo ? 'tooLarge' : undefined
}
