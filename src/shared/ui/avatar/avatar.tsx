import { cx } from '@/shared/lib/class-names'

const tones = {
  surface: 'border-neutral-line bg-neutral-surface text-neutral-ink',
  chrome: 'border-chrome-line bg-chrome-active text-chrome-ink',
}

/** A person's initials; hidden from screen readers, because the name is always beside it. */
export function Avatar({ name, tone = 'surface' }: { name: string; tone?: keyof typeof tones }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid size-[max(36px,2em)] shrink-0 place-items-center rounded-full border text-sm font-semibold select-none',
        tones[tone],
      )}
    >
      {initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}
