import { spawnSync } from 'node:child_process'
import { installDebianPackages } from './debian-packages.mjs'

/** The languages that the tests need besides Tesseract's data for rotation. */
const languages = ['eng', 'deu', 'spa']

/** Installs Debian's Tesseract for the tests of scanned manuals, where it is missing and can be installed. */
export async function tesseractForTests() {
  const { stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8' })
  const installed = (stdout ?? '').split('\n')
  if (languages.every((language) => installed.includes(language))) return
  console.log('Installing Tesseract for the tests of scanned manuals...')
  const data = [...languages, 'osd'].map((language) => `tesseract-ocr-${language}`)
  await installDebianPackages(['tesseract-ocr', ...data])
}
