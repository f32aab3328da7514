import type { Settings } from '../config/settings'
import type { Logger } from '../logging/logger'
import { findBuiltInTesseract } from './built-in/built-in-tesseract'
import { chosenAmong, type Ocr } from './ocr'
import { findTesseract } from './tesseract'

type Chosen = Partial<Pick<Settings, 'OCR_LANGUAGES' | 'OCR_DATA_DIR'>>

/**
 * What recognizes text in images: in each language the program that is installed on this computer, as it is faster, if it
 * has that language, else the one of the product.
 * @returns undefined if there is data of no chosen language; one without data is logged
 * @throws StartupError if OCR_DATA_DIR has no data
 */
export async function findOcr(
  { OCR_LANGUAGES: chosen, OCR_DATA_DIR: folder }: Chosen = {},
  logger?: Pick<Logger, 'warn'>,
): Promise<Ocr | undefined> {
  const [installed, builtIn] = await Promise.all([
    findTesseract(chosen, logger),
    findBuiltInTesseract({ languages: chosen, folder }),
  ])
  const found = [...new Set([installed, builtIn].flatMap((one) => one?.languages ?? []))]
  const missing = chosen?.filter((one) => !found.includes(one)) ?? []
  if (missing.length > 0) logger?.warn({ missing, installed: found }, 'there is no data of languages of OCR_LANGUAGES')
  return installed && builtIn ? either(installed, builtIn, chosenAmong(found, chosen)) : (installed ?? builtIn)
}

function either(installed: Ocr, builtIn: Ocr, languages: readonly string[]): Ocr {
  if (languages.every((one) => installed.languages.includes(one)) && installed.orientation) return installed
  return {
    version: `${installed.version}, ${builtIn.version}`,
    languages,
    recognize(image, request, limits) {
      const known = request.language.split('+').filter((one) => installed.languages.includes(one))
      return known.length > 0
        ? installed.recognize(image, { ...request, language: known.join('+') }, limits)
        : builtIn.recognize(image, request, limits)
    },
    orientation: installed.orientation ?? builtIn.orientation,
  }
}
