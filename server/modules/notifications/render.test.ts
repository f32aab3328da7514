import { describe, expect, it } from 'vitest'
import type { WrittenEmail } from './message'
import { picturesOf, withoutPictures } from './pictures'
import { render, wordsOf } from './render'

const url = 'https://yard.example/reset-password?token=abc&then=%2F'
const message: WrittenEmail = {
  language: 'en',
  subject: 'A new password for Yardhand',
  paragraphs: ['Hello Rita,', 'Somebody asked for a new password.'],
  action: { label: 'Choose a password', url },
}

describe('an e-mail', () => {
  it('says the same in both versions: paragraphs, what to do, where', () => {
    const { text, html } = render(message)
    for (const part of ['Hello Rita,', 'Somebody asked for a new password.', 'Choose a password', 'automatically']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain(`\n${url}\n`)
  })

  it('has the whole address behind the button and as text, for readers without buttons', () => {
    const escaped = url.replace('&', '&amp;')
    const { html } = render(message)
    expect(html.split(`href="${escaped}"`)).toHaveLength(3)
    expect(html).toContain(`>${escaped}</a>`)
  })

  it('has a further link below the button, as text to pass on', () => {
    const further = { label: 'The <due> kits', url: 'https://yard.example/kits?token=x&y=z' }
    const { text, html } = render({ ...message, further: [further] })
    expect(text).toContain(`The <due> kits:\n${further.url}\n`)
    expect(html).toContain('The &lt;due&gt; kits')
    expect(html.split('https://yard.example/kits?token=x&amp;y=z')).toHaveLength(3)
  })

  it('has pages with link and picture, or with what there is; the plain version has all but the pictures', () => {
    const picture = { manualId: 'm', page: 31, marks: [], readerId: 'rosa' }
    const address = 'https://yard.example/manuals?manual=m&page=31'
    const pages = [
      { label: '[1] <Manual>, page 31', url: address, picture },
      { label: '[2] Manual, page 32', url: undefined, picture: undefined },
    ]
    const { text, html } = render({ ...message, pages })
    expect(text).toContain(`\n[1] <Manual>, page 31:\n${address}\n\n[2] Manual, page 32\n`)
    expect(html).toContain('href="https://yard.example/manuals?manual=m&amp;page=31"')
    expect(html.match(/<img [^>]*>/g)).toEqual([expect.stringContaining('alt="[1] &lt;Manual&gt;, page 31"')])
    const [stored] = picturesOf({ ...message, pages })
    expect(stored).toMatchObject({ ...picture, cid: expect.any(String) })
    expect(html).toContain(`src="cid:${stored?.cid}"`)
    const without = withoutPictures(html, stored ? [stored] : [])
    expect(without).not.toContain('<img')
    expect(without).toContain('This page is not available as a picture.')
  })

  it('says how to end e-mails of its kind, where one can', () => {
    const page = 'https://yard.example/unsubscribe?token=u1'
    expect(render(message).text).not.toContain('profile')
    const { text, html } = render(message, { words: wordsOf({ personId: 'rosa' }), page })
    expect(text).toContain(`in your settings, or stop them here:\n${page}\n`)
    expect(html).toContain(`href="${page}"`)
  })

  it('shows what people typed as text, never as markup', () => {
    const typed = `<script>alert(1)</script> & "O'Neill"`
    const { text, html } = render({ ...message, subject: typed, paragraphs: [typed], action: { label: typed, url } })
    expect(text).toContain(typed)
    expect(html).not.toContain('<script')
    expect(html.split('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;O&#39;Neill&quot;')).toHaveLength(4)
  })

  it('cannot break out of the address with quotes', () => {
    const { html } = render({ ...message, action: { label: 'Open', url: 'https://x.example/" onclick="alert(1)' } })
    expect(html).not.toContain('" onclick')
  })

  it('fetches nothing: no pictures, no scripts, no style sheets from elsewhere', () => {
    const { html } = render(message)
    expect(html).not.toMatch(/<(img|script|link|iframe|object)\b|url\(|@import/i)
    expect(html.match(/https?:\/\/[^"<&]+/g)?.every((address) => url.startsWith(address))).toBe(true)
  })

  it('can be read on a dark ground: no ink is set without its ground', () => {
    const { html } = render(message)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    const styles = [...html.matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style)
    const inked = styles.filter((style) => /(?<!-)color:#/.test(style))
    expect(inked).toHaveLength(1)
    for (const style of inked) expect(style).toContain('background-color:#')
  })

  it('keeps the lines of a paragraph', () => {
    expect(render({ ...message, paragraphs: ['one\ntwo'] }).html).toContain('one<br>two')
  })

  it('needs nothing to do', () => {
    const { text, html } = render({ ...message, action: undefined })
    expect(html).not.toContain('<a ')
    expect(text).toMatch(/^Hello Rita,\n\nSomebody asked for a new password\.\n\n-- \n/)
  })
})
