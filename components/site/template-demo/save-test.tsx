"use client";

import { useState } from "react";
import {
  BACK_TO_FORM,
  savePaths,
  saveTexts,
  type TestForm,
  UNREACHABLE_SAVE,
} from "@/components/site/template-demo/save-texts";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { LinkButton } from "@/components/ui/link-button";

type Result = { url: string } | { problem: string };

/** Testing mode's debug button saves the form for real under the demo account, and offers its page. */
export function SaveTest({ form, read }: { form: TestForm; read: () => object }) {
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<Result>();
  const texts = saveTexts[form];

  async function saveForm() {
    setBusy(true);
    setResult(await send(savePaths[form], read()));
    setBusy(false);
    setOpen(true);
  }

  return (
    <section
      aria-label="Debug"
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-rule border-dashed px-4 py-3"
    >
      <p className="meta min-w-0 flex-1 basis-56">{texts.hint}</p>
      <Button size="sm" busy={busy} busyLabel="Saving" onClick={saveForm}>
        {texts.button}
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        {result && "url" in result ? (
          <DialogContent
            role="alertdialog"
            title={texts.saved}
            description="Do you want to open its page?"
            actions={
              <>
                <Button variant="text" onClick={() => setOpen(false)}>
                  {BACK_TO_FORM}
                </Button>
                <LinkButton href={result.url} variant="ink">
                  Open page
                </LinkButton>
              </>
            }
          >
            <p className="mt-3 [overflow-wrap:anywhere]">{result.url}</p>
          </DialogContent>
        ) : (
          <DialogContent
            role="alertdialog"
            title={texts.failed}
            description={result?.problem}
            actions={
              <Button variant="ink" onClick={() => setOpen(false)}>
                {BACK_TO_FORM}
              </Button>
            }
          />
        )}
      </Dialog>
    </section>
  );
}

type Envelope = { success: true; data: { url: string } } | { success: false; message: string };

async function send(path: string, body: object): Promise<Result> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const answer: Envelope = await response.json();
    return answer.success ? { url: answer.data.url } : { problem: answer.message };
  } catch {
    return { problem: UNREACHABLE_SAVE };
  }
}
