import type { Language } from '../../domain/text'
import { escapeHtml } from '../../html/escape-html'
import { text } from './text'

interface Page {
  language: Language
  title: string
  /** Safe HTML. */
  content: string
  script?: 'card.js' | 'answer.js'
}

/** A page of the sandbox. Its address has a depth of its own, so files are named from the root. */
export const layout = ({ language, title, content, script }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
${script ? `<script type="module" src="/sandbox/assets/${script}"></script>` : ''}
</head>
<body>
<p class="notice">${escapeHtml(text.sandbox[language])}</p>
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>`
