import { logoUploadLimits } from '#contract/platform-limits'
/** Why a chosen file cannot be a logo; a key of the texts. */
export type LogoMistake = 'noPicture' | 'tooLarge' | 'emptyFile'

const pictureTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']

/** What the browser's file dialog offers. */
export const acceptedPictures = pictureTypes.join(',')

const MAX_LOGO_BYTES = logoUploadLimits.file.maxMb * 1024 * 1024

/** The reason to refuse a file before it is sent; the server checks its content. */
export function mistakeInLogo({ type, size }: Pick<File, 'type' | 'size'>): LogoMistake | undefined {
  if (!pictureTypes.includes(type)) return 'noPicture'
  if (size === 0) return 'emptyFile'
  return size > MAX_LOGO_BYTES ? 'tooLarge' : undefined
}
