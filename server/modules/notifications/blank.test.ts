import { describe, expect, it } from 'vitest'
import { blank, blanked } from './blank'
import { pageAddress } from './page-address'
import { render } from './render'

const rendered = (secret: string) =>
  render({
    language: 'en',
    subject: 'Welcome',
    paragraphs: [`Your password is ${secret} for now.`],
    action: { label: 'Sign in', url: pageAddress('https://yard.example', '/login', { token: secret }) },
  })

describe('the secrets of an e-mail', () => {
  it.each(['sWoRd-12_3', `p&"'<w> %20+ö/?`, '$& $1 \\d.*'])('%s is blanked wherever it occurs', (secret) => {
    const { text, html } = rendered(secret)
    const shown = [blank(text, [secret]), blank(html, [secret])]
    expect(shown.map((version) => version.split(blanked).length - 1)).toEqual([2, 4])
    expect(shown[0]).toContain(`Your password is ${blanked} for now.`)
    expect(shown[1]).toContain(`href="https://yard.example/login?token=${blanked}"`)
  })

  it('that is a part of another leaves nothing of the other', () => {
    expect(blank('abcdef', ['abc', 'abcdef'])).toBe(blanked)
  })

  it('that is empty changes nothing', () => {
    expect(blank('abc', [''])).toBe('abc')
    expect(blank('abc', [])).toBe('abc')
  })
})

describe('the address of a page', () => {
  it.each([
    ['https://yard.example', '/login', {}, 'https://yard.example/login'],
    ['https://yard.example/', '/login', { next: '/a b' }, 'https://yard.example/login?next=%2Fa+b'],
    ['https://example.com/yard', '/', { token: 'a-b_c' }, 'https://example.com/yard/?token=a-b_c'],
  ])('below %s: %s %j', (publicUrl, path, query, address) => {
    expect(pageAddress(publicUrl, path, query)).toBe(address)
  })
})
