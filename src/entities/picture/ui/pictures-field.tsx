import { ArrowDown, ArrowUp, ImageOff, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { useText } from '@/shared/lib/i18n'
import { FileDrop } from '@/shared/ui/file-drop'
import { IconButton } from '@/shared/ui/icon-button'
import { pictureText } from '../text'
import type { ChosenPicture } from '../upload/picture-list'
import { MAX_PICTURES, type Pictures } from '../upload/use-pictures'

type PicturesFieldProps = {
  label: string
  pictures: Pictures
  /** Whether their order matters: the first one represents the thing. */
  ordered?: boolean
}

/** Adds pictures by choosing or dropping files, and shows those that are there, or on their way. */
export function PicturesField({ label, pictures, ordered = false }: PicturesFieldProps) {
  const t = useText(pictureText)
  const { list, add, leftOut } = pictures
  const isFull = list.length >= MAX_PICTURES
  return (
    <div className="grid gap-2">
      {/* The area below has the same name. */}
      <p aria-hidden className="font-semibold">
        {label}
      </p>
      {list.length > 0 && (
        <ol aria-label={label} className="grid divide-y divide-line rounded-md border border-line">
          {list.map((chosen, index) => (
            <PictureRow key={chosen.key} chosen={chosen} index={index} pictures={pictures} ordered={ordered} />
          ))}
        </ol>
      )}
      <FileDrop
        label={label}
        help={t(isFull ? 'full' : 'help', { max: MAX_PICTURES })}
        // Not the kinds themselves: on a phone this offers both the camera and the library.
        accept="image/*"
        choose={t('add')}
        multiple
        compact
        disabled={isFull}
        error={leftOut > 0 ? t('leftOut', { count: leftOut, max: MAX_PICTURES }) : undefined}
        onFiles={add}
      />
    </div>
  )
}

type PictureRowProps = { chosen: ChosenPicture; index: number; pictures: Pictures; ordered: boolean }

function PictureRow({ chosen, index, pictures: { list, move, remove, retry }, ordered }: PictureRowProps) {
  const t = useText(pictureText)
  const { key, name, preview } = chosen
  const n = index + 1
  return (
    <li className="flex flex-wrap items-center gap-3 p-2">
      <Preview address={preview} />
      <div className="grid min-w-24 grow basis-0 text-sm">
        <span className="truncate font-medium">{name || t('pictureN', { n })}</span>
        <PictureState chosen={chosen} isFirst={ordered && index === 0} />
      </div>
      <span className="flex">
        {ordered && list.length > 1 && (
          <>
            <IconButton
              label={t('moveUp', { n })}
              icon={<ArrowUp aria-hidden />}
              disabled={index === 0}
              onClick={() => move(key, -1)}
            />
            <IconButton
              label={t('moveDown', { n })}
              icon={<ArrowDown aria-hidden />}
              disabled={n === list.length}
              onClick={() => move(key, 1)}
            />
          </>
        )}
        {chosen.state === 'failed' && chosen.canRetry && (
          <IconButton label={t('retry', { n })} icon={<RotateCcw aria-hidden />} onClick={() => retry(key)} />
        )}
        <IconButton label={t('remove', { n })} icon={<X aria-hidden />} onClick={() => remove(key)} />
      </span>
      {chosen.state === 'failed' && (
        <p role="alert" className="basis-full text-sm text-danger-ink">
          {chosen.reason}
        </p>
      )}
    </li>
  )
}

/** Beside the picture's name; an icon where the browser cannot show it. */
function Preview({ address }: { address: string }) {
  const [isShown, setShown] = useState(true)
  return (
    <span className="flex size-14 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-sunken text-ink-subtle">
      {isShown ? (
        <img
          src={address}
          alt=""
          width={56}
          height={56}
          onError={() => setShown(false)}
          className="size-full object-cover"
        />
      ) : (
        <ImageOff aria-hidden className="size-6" />
      )}
    </span>
  )
}

function PictureState({ chosen, isFirst }: { chosen: ChosenPicture; isFirst: boolean }) {
  const t = useText(pictureText)
  if (chosen.state === 'sending') {
    const percent = Math.floor(chosen.share * 100)
    return (
      <span className="grid gap-1 text-ink-muted">
        {chosen.share === 0 ? t('waiting') : t('sending', { percent })}
        <span aria-hidden className="h-1 overflow-hidden rounded-full bg-sunken outline outline-neutral-line">
          <span className="block h-full bg-accent" style={{ width: `${percent}%` }} />
        </span>
      </span>
    )
  }
  return isFirst ? <span className="text-ink-muted">{t('first')}</span> : null
}
