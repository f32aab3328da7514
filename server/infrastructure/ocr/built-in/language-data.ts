import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { StartupError } from '../../../startup-error'

const require = createRequire(import.meta.url)
const dataFile = /^([a-z]{3}(?:_\w+)*)\.traineddata(?:\.gz)?$/i

/**
 * The paths of Tesseract's data files by language: those of the npm packages `@tesseract.js-data/*`, and of a folder, which
 * come first.
 * @throws StartupError if the folder has none
 */
export async function findLanguageData(folder?: string): Promise<ReadonlyMap<string, string>> {
  const ofPackages = await packagedData()
  if (folder === undefined) return ofPackages
  const ofFolder = await dataIn(folder)
  if (ofFolder.length === 0)
    throw new StartupError(
      `OCR_DATA_DIR=${JSON.stringify(folder)}: expected a folder with data files such as deu.traineddata`,
    )
  return new Map([...ofPackages, ...ofFolder])
}

async function packagedData(): Promise<Map<string, string>> {
  const packages = packagesFolder()
  if (packages === undefined) return new Map()
  const found = await Promise.all(
    (await readdir(packages)).map(async (language) => {
      // The smaller files are without the older engine, which is not used, and are read first.
      const [small, large] = await Promise.all(
        ['4.0.0_best_int', '4.0.0'].map((version) => dataIn(join(packages, language, version))),
      )
      return [...(large ?? []), ...(small ?? [])]
    }),
  )
  return new Map(found.flat())
}

/** Undefined if the product was installed without data. */
function packagesFolder(): string | undefined {
  try {
    return dirname(dirname(require.resolve('@tesseract.js-data/eng/package.json')))
  } catch {
    return undefined
  }
}

const dataIn = async (folder: string): Promise<[language: string, path: string][]> =>
  (await readdir(folder).catch(() => [])).toSorted().flatMap((name): [string, string][] => {
    const language = dataFile.exec(name)?.[1]
    return language ? [[language, join(folder, name)]] : []
  })
