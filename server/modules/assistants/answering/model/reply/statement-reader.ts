/** A sentence, step or list item of a reply, with the names of what it cites. */
export interface Statement {
  kind: 'sentence' | 'step' | 'item'
  /** Without label and citations. */
  text: string
  cited: readonly string[]
  /** Whether it begins a line. */
  startsLine: boolean
}

/** The reply says that nothing answers; it names what comes closest. */
export interface NoAnswer {
  kind: 'no-answer'
  cited: readonly string[]
}

export interface StatementReader {
  /** The statements that are complete with this text. */
  read(text: string): (Statement | NoAnswer)[]
  /** What is left at the end of the reply. */
  end(): (Statement | NoAnswer)[]
}

const citation = /\[([PR]\d+(?:\s*[,;]\s*[PR]\d+)*)\]/g
/** A sentence ends with its citations, perhaps before its full stop. */
const cited = /^(.*?(?:\s*\[[PR]\d+(?:\s*[,;]\s*[PR]\d+)*\])+[.!?:;]?)(?=\s*[^\s[.!?:;])/s
const noAnswer = /^\W*NO ANSWER\b/i
const stepLabel = /^\s*\d{1,3}[.)]\s+/
const itemLabel = /^\s*[-*•–]\s+/
/** What is not seen: without it, a name or a word is what it looks like. */
const unseen = /[^\P{Cc}\s]|\p{Cf}/gu
/** Halves of characters, which are no text. */
const halves = /\p{Cs}/gu
const markup = /\*\*|__|^#{1,6}\s+|`/g

/** Reads statements out of a reply as it arrives. */
export function createStatementReader(): StatementReader {
  let received = ''
  let position = 0
  let startsLine = true

  function take(isEnd: boolean): (Statement | NoAnswer)[] {
    const found: (Statement | NoAnswer)[] = []
    for (;;) {
      const rest = received.slice(position)
      const lineEnd = rest.indexOf('\n')
      const line = lineEnd < 0 ? rest : rest.slice(0, lineEnd)
      const [, sentence] = noAnswer.test(line) ? [] : (cited.exec(line) ?? [])
      if (sentence !== undefined) {
        found.push(...toStatements(sentence, startsLine))
        position += sentence.length
        startsLine = false
      } else if (lineEnd >= 0 || isEnd) {
        found.push(...toStatements(line, startsLine))
        position += line.length + (lineEnd >= 0 ? 1 : 0)
        startsLine = true
        if (lineEnd < 0) return found
      } else return found
    }
  }

  return {
    read(text) {
      received += text.replace(unseen, '')
      return take(false)
    },
    end: () => take(true),
  }
}

function toStatements(line: string, startsLine: boolean): (Statement | NoAnswer)[] {
  const names = [...line.matchAll(citation)].flatMap(([, list = '']) => list.split(/\s*[,;]\s*/))
  if (noAnswer.test(line)) return [{ kind: 'no-answer', cited: names }]
  const plain = line.replace(markup, '')
  const kind = stepLabel.test(plain) ? 'step' : itemLabel.test(plain) ? 'item' : 'sentence'
  const text = plain
    .replace(kind === 'step' ? stepLabel : itemLabel, '')
    .replace(citation, '')
    .replace(/\s+(?=[.!?:;,]|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(halves, '')
    .trim()
  return /[\p{L}\d]/u.test(text) ? [{ kind, text, cited: names, startsLine }] : []
}
