import { storageKeys } from '@/shared/config'
import { readDeviceFile, storeDeviceFile } from '@/shared/lib/device-files'

/** The photograph of the meter that goes with the next figure, on this device until the server has stored it. */
export type PhotographStore = {
  /** Waits for one that is being made smaller. */
  read: () => Promise<Blob | undefined>
  write: (photograph: Promise<Blob | undefined> | undefined) => Promise<void>
}

/** The one for a link. It survives a reload without a network, as the figure does. */
export function createPhotographStore(token: string): PhotographStore {
  const key = `${storageKeys.enteredHours} ${token}`
  let latest = readDeviceFile(key)
  return {
    read: () => latest,
    write: async (photograph) => {
      latest = photograph ?? Promise.resolve(undefined)
      await storeDeviceFile(key, await latest)
    },
  }
}
