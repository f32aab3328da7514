/** The style of a report. */
export const style = `
:root { color-scheme: light dark; --line: #8886; --mark: #f5b700; --good: #187a3c; --bad: #b3261e; font: 16px/1.5 system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { :root { --good: #6fd08c; --bad: #ff9b92; } }
body { max-width: 80rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin: 0.25rem 0; } h3, h4 { font-size: 1rem; margin: 1rem 0 0.25rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
label { display: grid; font-size: 0.875rem; flex: 1 1 9rem; min-width: 0; }
select, input { font: inherit; min-height: 2.5rem; width: 100%; box-sizing: border-box; }
article { border-top: 1px solid var(--line); padding: 1.5rem 0; }
.verdict { margin: 0; font-weight: 600; color: var(--good); } .verdict.failure { color: var(--bad); }
.about, small, .figures { font-size: 0.875rem; opacity: 0.8; margin: 0; }
.columns { display: grid; gap: 1rem 2rem; } .columns > * { min-width: 0; }
.pages { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); align-items: start; }
@media (min-width: 60rem) { .columns { grid-template-columns: 1fr 1fr; } }
.answer { border-left: 4px solid var(--line); padding-left: 1rem; overflow-x: auto; }
figure { margin: 0; } figcaption { font-size: 0.875rem; }
.page { display: block; position: relative; border: 1px solid var(--line); background: #fff; }
.page img { display: block; width: 100%; height: auto; }
.page svg { position: absolute; inset: 0; width: 100%; height: 100%; }
.page rect { fill: var(--mark); fill-opacity: 0.35; stroke: var(--mark); stroke-width: 2; vector-effect: non-scaling-stroke; }
.scrolls { overflow-x: auto; }
summary { cursor: pointer; min-height: 2rem; padding-top: 0.5rem; }
.word { display: inline-block; margin-right: 0.75rem; }
table { border-collapse: collapse; font-size: 0.875rem; overflow-wrap: normal; } caption { text-align: left; font-weight: 600; }
th, td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: left; vertical-align: top; }
td { font-variant-numeric: tabular-nums; } .scrolls td { white-space: nowrap; } .for { color: var(--good); } .against { color: var(--bad); }
blockquote { margin: 0.25rem 0; padding-left: 0.75rem; border-left: 3px solid var(--line); }
.candidates p { margin: 0; } .candidates li { margin-bottom: 0.75rem; }
`
