import { writeFileSync } from 'node:fs'
import { makePdf, put } from './server/modules/manuals/reading/testing/pdf'
import { readManualInProcess } from './server/modules/manuals/reading/process/read-in-process'
const mid = await makePdf((doc) => { for (let p=0;p<5000;p++){ if (p) doc.addPage(); for (let i=0;i<45;i++) put(doc, 50, 60+i*15, `Step ${i} of page ${p}: check the hydraulic oil and its level.`) } }, { compress: true })
writeFileSync('/tmp/img-mid.pdf', mid)
for (const [f, mb] of [['mid',1024],['big',1024],['big',1536]] as const) await readManualInProcess(`/tmp/img-${f}.pdf`, { timeoutMs: 900000, memoryMegabytes: mb }).then((r) => console.log(f, mb, 'ok', r.passages.length), (e) => console.log(f, mb, e.message))
