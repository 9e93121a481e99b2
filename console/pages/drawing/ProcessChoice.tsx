import { useState } from 'react'
import { useBrackets } from '../../fields/labels.ts'
import { SelectControl } from '../../widgets/inputs/choices.tsx'
import { FormDialog } from '../../widgets/parts/forms/FormDialog.tsx'
import type { Candidate } from './foreign.ts'
import type { Words } from './words.ts'

interface Props {
  processes: readonly Candidate[]
  words: Words
  onChoose: (key: string) => void
  onClose: () => void
}

/** Asks which process of a document to use. */
export function ProcessChoice({ processes, words, onChoose, onClose }: Props) {
  const brackets = useBrackets()
  const [key, setKey] = useState<unknown>()
  const [error, setError] = useState<string>()
  return (
    <FormDialog
      title={words.chooseTitle}
      verb={words.choose}
      tone="primary"
      asks
      busy={false}
      trouble={null}
      onSubmit={() => {
        if (typeof key === 'string') onChoose(key)
        else setError(words.chooseFirst)
      }}
      onClose={onClose}
    >
      <SelectControl
        id="process-choice"
        name="process"
        label={words.chooseLabel}
        hint={words.chooseHint}
        schema={{ type: 'string' }}
        required
        error={error}
        value={key}
        onChange={chosen => {
          setKey(chosen)
          setError(undefined)
        }}
        options={processes.map(({ id, name }) => ({
          value: id,
          label: name === id ? id : `${name}${brackets(id)}`
        }))}
      />
    </FormDialog>
  )
}
