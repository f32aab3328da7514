import { Camera } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { cx } from '@/shared/lib/class-names'
import { buttonClass } from '@/shared/ui/button'
import type { PhotographReading } from '../model/use-photograph-reading'

type PhotographInputProps = {
  reading: PhotographReading
  label: string
  /** Shows the camera alone, beside other controls. */
  isIcon?: boolean
  disabled?: boolean
}

/** Takes a photograph with the camera of a phone, or a file elsewhere. */
export function PhotographInput({ reading, label, isIcon = false, disabled = false }: PhotographInputProps) {
  const id = useId()

  function take({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    if (file) reading.read(file)
    // The same file can be chosen again.
    target.value = ''
  }

  return (
    <label
      htmlFor={id}
      className={cx(
        buttonClass(isIcon ? { variant: 'quiet', size: 'icon' } : {}),
        'has-focus-visible:outline-2 has-focus-visible:outline-focus',
        (disabled || reading.isReading) && 'cursor-not-allowed text-ink-subtle',
      )}
    >
      <Camera aria-hidden />
      <span className={isIcon ? 'sr-only' : undefined}>{label}</span>
      <input
        id={id}
        type="file"
        // Named one by one, so that a phone turns its own format into one of them.
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        disabled={disabled || reading.isReading}
        onChange={take}
        className="sr-only"
      />
    </label>
  )
}
