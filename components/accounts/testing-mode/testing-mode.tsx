/** What every page carries where testing mode is allowed: its shortcut's script and the form that this and the banner send. */
export function TestingMode({ formId, script }: { formId: string; script: string }) {
  return (
    <>
      <form id={formId} method="post" action="/testing-mode" hidden />
      <script>{script}</script>
    </>
  );
}
