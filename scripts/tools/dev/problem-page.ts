import { bases, problemFile } from './front-ends/addresses.ts'
import type { Problem } from './messages.ts'

const escapeText = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** Writes the page that takes the place of one that cannot be shown; it is loaded again once the problem is mended. */
export const problemPage = ({ title, message }: Problem): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(title)}</title>
<script type="module" src="${bases.portal}${problemFile}"></script>
</head>
<body>
<h1>${escapeText(title)}</h1>
<pre>${escapeText(message)}</pre>
<p>Mend it and save the file: this page is loaded again.</p>
</body>
</html>
`
