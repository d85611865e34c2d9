import './lib/arrival'
import './lib/fonts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/choice.css'
import './lib/theme.svelte'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './language/language.svelte'
import { Refusal } from './lib/api'
import { reportUncaught } from './lib/errors'
import { PartMissing } from './lib/parts'
import { start } from './lib/router.svelte'

const target = document.getElementById('app')
if (target === null) throw new Error('index.html has no #app')

reportUncaught((error) => error instanceof Refusal || error instanceof PartMissing)

await language.begin()
start()

export default mount(App, { target })
