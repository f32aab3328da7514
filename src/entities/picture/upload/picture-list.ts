import type { Picture } from '../picture'

/** A picture in a form: stored already, or on its way there. */
export type ChosenPicture = {
  /** The same from its choice until the form is sent. */
  key: string
  name: string
  /** An address that shows it: of its thumbnail, or of the file that was chosen. */
  preview: string
} & (
  | { state: 'stored'; picture: Picture }
  | { state: 'sending'; share: number }
  | { state: 'failed'; reason: string; canRetry: boolean }
)

export type PictureEvent =
  | { type: 'chosen'; pictures: readonly Pick<ChosenPicture, 'key' | 'name' | 'preview'>[] }
  | { type: 'retried'; key: string }
  | { type: 'progressed'; key: string; share: number }
  | { type: 'finished'; key: string; picture: Picture }
  | { type: 'failed'; key: string; reason: string; canRetry: boolean }
  | { type: 'removed'; key: string }
  | { type: 'moved'; key: string; by: -1 | 1 }

export const storedPictures = (pictures: readonly Picture[]): ChosenPicture[] =>
  pictures.map((picture) => ({
    state: 'stored',
    key: picture.id,
    name: '',
    preview: picture.thumbnail_url,
    picture,
  }))

export function changePictures(list: readonly ChosenPicture[], event: PictureEvent): readonly ChosenPicture[] {
  if (event.type === 'chosen') {
    return [...list, ...event.pictures.map((chosen) => ({ ...chosen, state: 'sending' as const, share: 0 }))]
  }
  if (event.type === 'removed') return list.filter(({ key }) => key !== event.key)
  if (event.type === 'moved') return moved(list, event)
  return list.map((chosen) => (chosen.key === event.key ? changed(chosen, event) : chosen))
}

type OwnEvent = Exclude<PictureEvent, { type: 'chosen' | 'removed' | 'moved' }>

function changed({ key, name, preview }: ChosenPicture, event: OwnEvent): ChosenPicture {
  const common = { key, name, preview }
  switch (event.type) {
    case 'retried':
      return { ...common, state: 'sending', share: 0 }
    case 'progressed':
      return { ...common, state: 'sending', share: event.share }
    case 'finished':
      return { ...common, state: 'stored', picture: event.picture }
    case 'failed':
      return { ...common, state: 'failed', reason: event.reason, canRetry: event.canRetry }
  }
}

function moved(list: readonly ChosenPicture[], { key, by }: { key: string; by: number }) {
  const from = list.findIndex((chosen) => chosen.key === key)
  const to = from + by
  const picture = list[from]
  if (!picture || to < 0 || to >= list.length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, picture)
}
