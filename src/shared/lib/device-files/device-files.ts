const database = 'yardhand-files'
const files = 'files'

/** Files on this device. Where the browser has no database, as in some private windows, nothing is stored. */
export const deviceFiles = {
  /**
   * Stores a file under a key, or removes the one that is there.
   * @returns whether a file is stored now
   */
  async store(key: string, file: Blob | undefined): Promise<boolean> {
    if (file) return (await inFiles('readwrite', (store) => store.put(file, key))) !== undefined
    await inFiles('readwrite', (store) => store.delete(key))
    return false
  },

  /** The file that is stored under a key. */
  async read(key: string): Promise<Blob | undefined> {
    const found: unknown = await inFiles('readonly', (store) => store.get(key))
    return found instanceof Blob ? found : undefined
  },
}

async function inFiles<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open(database, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(files)
    const opened = await answerOf(opening)
    try {
      return await answerOf(ask(opened.transaction(files, mode).objectStore(files)))
    } finally {
      opened.close()
    }
  } catch {
    return undefined
  }
}

/** Some browsers leave an opening unanswered for ever; a figure must not wait for its photograph then. */
const patienceMs = 3000

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the database on this device does not answer')), patienceMs)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
