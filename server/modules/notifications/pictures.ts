import type { EmailPicture } from '../../domain/page-picture'
import type { Text } from '../../domain/text'
import { escapeHtml } from '../../html/escape-html'
import type { WrittenEmail } from './message'

const noPicture: Text = {
  en: 'This page is not available as a picture.',
  es: 'Esta página no está disponible como imagen.',
}

/** In pixels, of the column of text. */
const SHOWN_WIDTH = 512

/** The pictures of an e-mail, by which its HTML refers to them. */
export const picturesOf = ({ language, pages = [] }: WrittenEmail): EmailPicture[] =>
  pages.flatMap(({ picture }, index) =>
    picture ? [{ ...picture, cid: cidOf(index), otherwise: noPicture[language] }] : [],
  )

/** @param index of its page in the e-mail */
export const cidOf = (index: number) => `page-${index + 1}@pages`

export const pictureElement = (cid: string, label: string) =>
  `<img src="cid:${cid}" alt="${escapeHtml(label)}" width="${SHOWN_WIDTH}" style="display:block;box-sizing:border-box;margin-top:8px;width:100%;max-width:${SHOWN_WIDTH}px;height:auto;border:1px solid #8a8a8a">`

/** HTML that says where a picture is missing. */
export const withoutPictures = (html: string, missing: readonly Pick<EmailPicture, 'cid' | 'otherwise'>[]): string =>
  missing.reduce(
    (rest, { cid, otherwise }) => rest.replace(new RegExp(`<img src="cid:${cid}"[^>]*>`), escapeHtml(otherwise)),
    html,
  )
