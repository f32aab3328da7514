import { describe, expect, it } from 'vitest'
import { oneLine, recipientOf } from './message'

describe('the recipient', () => {
  it('is one bare address', () => {
    expect(recipientOf({ kind: 'invitation', to: 'o.neill+yard@quarry.example' })).toBe('o.neill+yard@quarry.example')
  })

  it.each([
    'rita@quarry.example\r\nBcc: thief@elsewhere.example',
    'rita@quarry.example, thief@elsewhere.example',
    'Rita <rita@quarry.example>',
    'rita@quarry.example\u0000',
    'rita',
    '',
  ])('%j is refused', (to) => {
    expect(() => recipientOf({ kind: 'invitation', to })).toThrow('The e-mail "invitation" has no single address')
  })
})

describe('the subject', () => {
  it.each([
    ['Hello\r\nBcc: thief@elsewhere.example', 'Hello Bcc: thief@elsewhere.example'],
    ['  Ridgeline\u2028Quarry\t\u0000 ', 'Ridgeline Quarry'],
    ['Größe', 'Größe'],
  ])('%j is the one line %j', (subject, line) => {
    expect(oneLine(subject)).toBe(line)
  })

  it('has an end', () => {
    expect(oneLine('long '.repeat(500)).length).toBeLessThanOrEqual(200)
  })
})
