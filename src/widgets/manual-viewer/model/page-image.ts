import { environment } from '@/shared/api'

/** The widths in pixels that the server caches; others are rounded up to one of these. */
const widths = [640, 1000, 1600, 2400, 3000]

/** The address of a root-relative path of the platform, which may be served elsewhere than this page. */
export function platformAddress(path: string): string {
  return new URL(path, environment.platformUrl).href
}

/**
 * The image of a page in all its widths, for the screen's own density to choose from.
 *
 * @param template the contract's `page_image_url`, with `{n}` and `{width}`
 * @param page counted from 1
 */
export function pageImage(template: string, page: number): { src: string; srcSet: string } {
  const address = (width: number) =>
    platformAddress(template.replace('{n}', String(page)).replace('{width}', String(width)))
  return { src: address(1000), srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', ') }
}

/** The page that was meant, within the manual: counted from 1, the nearest one where there is no such page. */
export function clampPage(page: number, pages: number): number {
  if (!Number.isFinite(page)) return 1
  return Math.min(Math.max(Math.round(page), 1), Math.max(pages, 1))
}
