import { environment } from '@/shared/api'

/** The widths in pixels that the server caches; others are rounded up to one of these. */
const widths = [640, 1000, 1600, 2400, 3000]

/** The address of a root-relative path of the platform, which may be served elsewhere than this page. */
export function platformAddress(path: string): string {
  return new URL(path, environment.platformUrl).href
}

/** The image of a page in the widths that the screen's own density chooses from, as the attributes of an `<img>`. */
type ImageInWidths = { src: string; srcSet: string }

/**
 * @param template the contract's `page_image_url`, with `{n}` and `{width}`
 * @param page counted from 1
 */
export function pageImage(template: string, page: number): ImageInWidths {
  return imageInWidths(template.replace('{n}', String(page)).replace('{width}', '1000'))
}

/**
 * @param address of one page's image, in any width
 * @param largest in pixels; a smaller image may be enough for a part of the page
 */
export function imageInWidths(address: string, largest = Number.POSITIVE_INFINITY): ImageInWidths {
  const inWidth = (width: number) => {
    const url = new URL(platformAddress(address))
    url.searchParams.set('width', String(width))
    return url.href
  }
  const offered = widths.filter((width) => width <= largest)
  return { src: inWidth(1000), srcSet: offered.map((width) => `${inWidth(width)} ${width}w`).join(', ') }
}
