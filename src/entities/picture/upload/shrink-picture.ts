/** The server stores no more, and a slow network carries no more in reasonable time. */
const LONGEST_SIDE = 2000
/** Below this a picture is sent as it is. */
const SMALL_BYTES = 500_000
const JPEG_QUALITY = 0.85

/** The size at which a picture is sent: its own, or the largest whose sides are both short enough. */
export function shrunkenSize({ width, height }: { width: number; height: number }, longestSide = LONGEST_SIDE) {
  const share = Math.min(1, longestSide / Math.max(width, height))
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/**
 * Shrinks a picture before it is sent, upright; what the browser can read but the server cannot, such as the HEIC of a phone,
 * becomes JPEG with it.
 * @param longestSide of what is sent, in pixels
 * @returns undefined for a file that the browser cannot show
 */
export async function shrinkPicture(file: Blob, longestSide = LONGEST_SIDE): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    if (file.size <= SMALL_BYTES && isSentAsItIs(file.type)) return file
    const { width, height } = shrunkenSize(bitmap, longestSide)
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG has no transparency: what is clear would turn black.
    context.fillStyle = 'white'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    return await new Promise<Blob | undefined>((resolve) =>
      canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/jpeg', JPEG_QUALITY),
    )
  } finally {
    bitmap.close()
  }
}

const isSentAsItIs = (type: string) => ['image/jpeg', 'image/png', 'image/webp'].includes(type)
