import { Camera, X } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { useText } from '@/shared/lib/i18n'
import { buttonClass } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'
import type { Photograph } from '../model/use-photograph'
import { enterHoursText } from '../text'

/** One photograph of the meter, by the camera or from the phone's pictures. */
export function PhotographField({ photograph: { preview, isUnreadable, choose, remove } }: { photograph: Photograph }) {
  const t = useText(enterHoursText)
  const errorId = useId()

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) choose(file)
    // The same file can be chosen again.
    target.value = ''
  }

  if (preview) {
    return (
      <div className="flex items-center gap-3 rounded-md border border-line p-2">
        <img src={preview} alt="" width={72} height={72} className="size-18 rounded-sm bg-sunken object-cover" />
        <p role="status" className="grow">
          {t('photographAdded')}
        </p>
        <IconButton label={t('photographRemove')} icon={<X aria-hidden />} onClick={remove} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label
        className={`${buttonClass({ size: 'lg', full: true })} has-focus-visible:outline-2 has-focus-visible:outline-focus`}
      >
        <Camera aria-hidden />
        {t('photographAdd')}
        <input
          type="file"
          // Not `capture`: this offers both the camera and the pictures that are there.
          accept="image/*"
          aria-describedby={errorId}
          onChange={take}
          className="sr-only"
        />
      </label>
      <p id={errorId} aria-live="polite" className="text-sm font-medium text-danger-ink empty:hidden">
        {isUnreadable && t('photographUnreadable')}
      </p>
    </div>
  )
}
