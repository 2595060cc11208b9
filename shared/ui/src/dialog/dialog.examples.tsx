import { Button } from '@territori/ui/button';
import { Modal, ReadMore } from '@territori/ui/dialog';
import { useState } from 'react';

const text =
  'Il comune è istituito il 1° gennaio mediante fusione di sei comuni della valle; la sede è fissata dallo statuto, e gli organi dei comuni di origine decadono lo stesso giorno.';

export function Finestra() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Informazioni sul report</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Elenco dei comuni"
        labels={{ close: 'Chiudi' }}
        actions={<Button onClick={() => setOpen(false)}>Ho capito</Button>}
      >
        <p>{text}</p>
        <p>{text}</p>
      </Modal>
    </>
  );
}

export const TestoLungo = () => (
  <p>
    <ReadMore text={text} title="Descrizione evento" labels={{ more: 'Leggi di più', close: 'Chiudi' }} />
  </p>
);
