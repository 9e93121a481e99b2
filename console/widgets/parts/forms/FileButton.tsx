import UploadFile from '@mui/icons-material/UploadFileOutlined'
import { Button } from '@mui/material'
import { useRef } from 'react'

interface Props {
  label: string
  accept: string
  disabled: boolean
  onChoose: (file: File) => void
}

/** Opens the device's file dialog. */
export function FileButton({ label, accept, disabled, onChoose }: Props) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div>
      <input
        ref={file}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={event => {
          const [chosen] = event.target.files ?? []
          if (chosen) onChoose(chosen)
          event.target.value = ''
        }}
      />
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<UploadFile fontSize="small" />}
        disabled={disabled}
        onClick={() => file.current?.click()}
      >
        {label}
      </Button>
    </div>
  )
}
