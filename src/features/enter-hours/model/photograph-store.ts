import { storageKeys } from '@/shared/config'
import { deviceFiles } from '@/shared/lib/device-files'

/** The photograph of the meter that goes with the next figure, on this device until the server has stored it. */
export type PhotographStore = {
  /** Waits for one that is being made smaller. */
  read: () => Promise<Blob | undefined>
  /** @returns whether it survives a reload: not in a browser that stores no files */
  write: (photograph: Promise<Blob | undefined> | undefined) => Promise<boolean>
}

/** The one for a link. It survives a reload without a network, as the figure does. */
export function createPhotographStore(token: string): PhotographStore {
  const key = `${storageKeys.enteredHours} ${token}`
  let latest = deviceFiles.read(key)
  return {
    read: () => latest,
    write: async (photograph) => {
      const chosen = photograph ?? Promise.resolve(undefined)
      latest = chosen
      const file = await chosen
      // Another one may have been chosen, or this one removed, while it was being made smaller.
      return latest === chosen && (await deviceFiles.store(key, file))
    },
  }
}
